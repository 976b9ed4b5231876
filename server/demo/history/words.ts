// What the members of the history say. Titles and texts belong together; comments answer any of their kind.
export interface Topic {
  title: string;
  contents: string;
  comments: readonly string[];
  /** The writer shows a bet, or a picture. */
  shows?: "bet" | "picture";
}

export const TOPICS: readonly Topic[] = [
  {
    title: "오늘 적중 인증합니다",
    contents: "세 폴 모두 들어왔습니다. 마지막 경기는 끝까지 조마조마했네요.",
    comments: ["축하드립니다!", "배당 좋네요.", "저는 한 폴이 빠졌어요."],
    shows: "bet",
  },
  {
    title: "한 폴 차이로 낙첨",
    contents: "마지막 한 경기만 맞았으면 되는데 아쉽습니다.",
    comments: ["다음엔 꼭 맞으실 거예요.", "저도 같은 경기에서 틀렸습니다."],
    shows: "bet",
  },
  {
    title: "KBL 언더 흐름",
    contents: "요즘 주말 경기는 언더가 많이 나옵니다. 기준점을 꼭 보세요.",
    comments: ["저는 오버 쪽 봤는데 참고할게요.", "어제도 언더였죠."],
  },
  {
    title: "NBA 아침 경기 같이 보실 분",
    contents: "아침 9시 경기부터 봅니다. 오늘은 홈팀이 좋아 보입니다.",
    comments: ["출근길에 봅니다.", "저는 핸디캡으로 갔습니다.", "원정팀 부상자 확인해보세요."],
  },
  {
    title: "V-리그 풀세트 많네요",
    contents: "이번 주만 풀세트가 세 번입니다. 세트 수 오버가 재미있습니다.",
    comments: ["어제 경기 대단했습니다.", "저도 오버에 걸었어요."],
  },
  {
    title: "직관 다녀왔습니다",
    contents: "경기장 분위기가 정말 좋았습니다. 사진 한 장 올려요.",
    comments: ["부럽습니다.", "자리가 좋네요.", "사진 잘 봤습니다."],
    shows: "picture",
  },
  {
    title: "파워볼 홀짝 기록 정리",
    contents: "어제 회차를 표로 정리해봤습니다. 결과 검증도 같이 눌러보세요.",
    comments: ["정리 감사합니다.", "검증 버튼 처음 알았어요."],
    shows: "picture",
  },
  {
    title: "환전 빠르네요",
    contents: "신청하고 십 분도 안 돼서 입금되었습니다.",
    comments: ["저도 방금 받았습니다.", "늦은 밤에도 되나요?"],
  },
  {
    title: "달토끼 프리스핀 나왔습니다",
    contents: "달 세 개가 드디어 나왔네요. 크게는 아니지만 기분 좋습니다.",
    comments: ["축하드려요.", "저는 아직 한 번도…"],
  },
  {
    title: "프로토 조합 어떻게 짜세요?",
    contents: "보통 두세 경기로 짧게 가는 편입니다. 다들 어떻게 하시나요?",
    comments: ["저도 두 폴만 합니다.", "다섯 폴은 너무 어렵더라고요.", "배당 1.5에서 2.0 사이로 봅니다."],
  },
  {
    title: "인플레이 지연 시간 질문",
    contents: "5초 기다리는 동안 배당이 바뀌면 어떻게 되나요?",
    comments: ["설정에서 '높은 배당만 수락'을 고르시면 됩니다.", "마켓이 멈추면 접수되지 않고 돌려줍니다."],
  },
  {
    title: "출석 스무 날 넘겼습니다",
    contents: "매일 들어오다 보니 벌써 이렇게 됐네요.",
    comments: ["대단하십니다.", "저도 오늘부터 다시 시작합니다."],
  },
  {
    title: "한도 설정 추천합니다",
    contents: "하루 입금 한도를 정해두니 마음이 편합니다. 회원정보에서 바로 됩니다.",
    comments: ["좋은 글이네요.", "저도 해두었습니다."],
  },
  {
    title: "바카라 테이블 그림 예쁘네요",
    contents: "카드를 직접 여는 게 재미있습니다.",
    comments: ["저는 그냥 바로 열어요.", "소리도 켜보세요."],
  },
  {
    title: "주간 토너먼트 순위권 진입",
    contents: "마지막 날에 겨우 들어갔습니다. 상금보다 순위가 더 기쁘네요.",
    comments: ["축하합니다!", "다음 주엔 저도 노려봅니다."],
  },
  {
    title: "오늘 경기 정리",
    contents: "홈팀이 강한 날이었습니다. 내일은 원정 쪽을 볼까 합니다.",
    comments: ["저도 홈 위주로 갔습니다.", "내일 일정이 좋네요."],
    shows: "picture",
  },
];

export const NOTICES: readonly (readonly [title: string, contents: string])[] = [
  [
    "주간 안내",
    "<p>이번 주 토너먼트가 시작되었습니다. 순위는 <a href='/tournament'>토너먼트</a>에서 볼 수 있습니다.</p>",
  ],
  ["정기 점검 완료", "<p>새벽 점검을 마쳤습니다. 이용에 불편을 드려 죄송합니다.</p>"],
  ["계좌 확인 안내", "<p>충전하시기 전에 입금 계좌를 다시 확인해주세요.</p>"],
  ["출석 보상 안내", "<p>28일을 이어서 출석하시면 보유머니를 드립니다.</p>"],
];

export const ENQUIRIES: readonly (readonly [title: string, contents: string, answer: string])[] = [
  [
    "환전 조건이 궁금합니다",
    "충전한 뒤 얼마나 베팅해야 환전할 수 있나요?",
    "<p>환전 페이지의 '남은 베팅 금액'이 0원이 되면 신청하실 수 있습니다.</p>",
  ],
  [
    "경기가 연기되면 어떻게 되나요",
    "베팅한 경기가 연기되었습니다.",
    "<p>연기된 경기는 적특으로 처리되어 배당 1.00으로 계산합니다.</p>",
  ],
  ["계좌를 바꾸고 싶습니다", "은행을 옮겼습니다.", "<p>회원정보에서 새 계좌를 등록해주세요. 확인 뒤 반영됩니다.</p>"],
  ["쿠폰 기한 문의", "쿠폰은 언제까지 쓸 수 있나요?", "<p>쿠폰함에 각 쿠폰의 기한이 나옵니다.</p>"],
  ["테더 충전 확인 시간", "보낸 지 십 분이 지났습니다.", "<p>네트워크의 확인 수가 차면 자동으로 반영됩니다.</p>"],
];
