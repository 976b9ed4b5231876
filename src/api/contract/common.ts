import * as v from "valibot";
import { isSeoulDay } from "../../domain/common/time.ts";

/** Whether an instant or a date exists, in the years that are read. */
const isUsableDate = (text: string): boolean => !Number.isNaN(Date.parse(text)) && isSeoulDay(text.slice(0, 10));

const WRONG_DATE = "날짜가 올바르지 않습니다.";
/** An instant in ISO 8601 with its offset. */
export const Instant = v.pipe(v.string(), v.isoTimestamp(WRONG_DATE), v.check(isUsableDate, WRONG_DATE));
/** A date, 2026-03-01. */
export const CalendarDate = v.pipe(v.string(), v.isoDate(WRONG_DATE), v.check(isUsableDate, WRONG_DATE));
export const DateOrInstant = v.union([Instant, CalendarDate], WRONG_DATE);
/** A price in hundredths: 195 is 1.95. */
export const PriceHundredths = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(100_000_000));
/** Korean won, an integer. */
export const WonAmount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Whole numbers arrive in a query as text. */
export const QueryInteger = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, "정수를 입력해주세요."),
    v.transform(Number),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** The body of every refusal. `message` is Korean and may be shown to a member as it is. */
export const ErrorBody = v.object({
  code: v.string(),
  message: v.string(),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

/** Codes that a refusal may carry, with the HTTP status that goes with each. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  wrong_credentials: 404,
  excluded: 404,
  approval_pending: 404,
  request_timeout: 408,
  sign_up_ended: 409,
  user_id_taken: 409,
  price_changed: 409,
  rate_moved: 409,
  key_reused: 409,
  request_open: 409,
  request_moved: 409,
  already_claimed: 409,
  not_editable: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  insufficient_funds: 422,
  market_closed: 422,
  slip_rule: 422,
  correlated_legs: 422,
  stake_limit: 422,
  cash_out_refused: 422,
  charge_refused: 422,
  exchange_refused: 422,
  wagering_left: 422,
  result_refused: 422,
  not_claimable: 422,
  programme_ceiling: 422,
  protected: 422,
  wrong_code: 422,
  code_required: 428,
  too_many_requests: 429,
  headers_too_large: 431,
  unavailable: 503,
  maintenance: 503,
  access_denied: 406,
  second_login: 555,
  kicked: 556,
  address_blocked: 600,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
