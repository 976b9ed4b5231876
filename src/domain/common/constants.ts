// Business constants and limits: specification, section 9. Widths of the frame are tokens of the theme.

export const API_BASE = "/api";
export const FILE_DOWNLOAD_PATH = "/file/download";
export const TIME_ZONE = "Asia/Seoul";

export const SESSION_CHECK_INTERVAL_MS = 5_000;
export const SESSION_WARNING_MS = 60_000;
/** However often it is moved on, a session ends this long after its login. */
export const SESSION_HOURS = { member: 12, manager: 12, administrator: 8 } as const;
export const LOBBY_EXPIRY_MINUTES = 120;
export const AUTO_LOGOUT_DEFAULT_MINUTES = 0;
export const POPUP_HIDE_HOURS = 6;

export const ITEMS_PER_PAGE = 15;
export const EUROPEAN_PICKS_PER_FIXTURE = 2;
export const MAX_LEGS = 10;
/** A pick at this price or lower is refused beside a Bonus pick; in hundredths. */
export const BONUS_REFUSED_PRICE = 130;
/** In-play bets wait this long before they are accepted, unless the server is set up otherwise. */
export const IN_PLAY_DELAY_MS = 5_000;
/** A slip outlives a reload, a forced logout and maintenance for this long. */
export const SLIP_LIFETIME_HOURS = 24;
export const IDEMPOTENCY_HOURS = 24;

export const MOBILE_VIEWPORT_WIDTH = 425;
export const DESKTOP_VIEWPORT_WIDTH = 1607;
export const DESKTOP_MIN_WIDTH = 1300;
/** Mobile at this width or below, in CSS pixels. */
export const MOBILE_MAX_WIDTH = 1263.98;

export const SCROLL_TOP_AFTER_PX = 20;
export const SCROLL_ANIMATION_MS = 700;
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_DURATION_MS = 5_000;
export const FETCH_MIN_DISPLAY_MS = 200;
export const PREFETCH_IDLE_TIMEOUT_MS = 2_000;
export const CHUNK_RELOAD_INTERVAL_MS = 60_000;

export const DATE_TIME_FORMAT = "YYYY-MM-DD HH:mm:ss";
export const DATE_FORMAT = "YY-MM-DD";
export const SHORT_DATE_TIME_FORMAT = "MM-DD HH:mm";

export const CASINO_BLOCK_TENDENCY = "22";
/** The key of the Web Storage entry that holds the session's expiry. */
export const AUTH_STORAGE_KEY = "custom.auth";
/** The key of the entry that names the session whose logout the server has not answered yet. */
export const LEFT_STORAGE_KEY = "hanpan.left";
