// What the command says, in Korean and in English.
import type { FindingKind } from "../any/finding.ts";
import type { Language } from "../lib/language.ts";

type About = readonly string[];
type Sentence = (about: About) => string;

const KINDS_KO: Readonly<Record<string, string>> = {
  guards: "guard",
  actions: "action",
  actors: "actor",
  delays: "delay",
};

const FINDINGS_EN: Readonly<Record<FindingKind, Sentence>> = {
  "does not load": ([message]) => `does not load: ${message}`,
  hangs: ([seconds]) => `does not come to an end within ${seconds} s`,
  "does not start": ([name, message]) => `does not start${name === "" ? "" : ` (${name})`}: ${message}`,
  throws: ([name, step, message]) => `${name === "" ? "the step" : `"${name}"`} throws at ${step}: ${message}`,
  endless: ([step]) => `transitions without an event never come to rest: ${step}`,
  "nobody there": ([actor, step]) => `sends to "${actor}", which is not there: ${step}`,
  "stopped actor": ([event, actor, step]) =>
    `sends ${event} to the actor "${actor}", which is stopped or has ended: ${step}`,
  missing: ([kind, name]) => `${KINDS_KO[kind ?? ""] ?? kind} "${name}" is not implemented`,
  unreachable: ([state]) => `no way leads to the state ${state}`,
  shadowed: ([one, other]) => `${one} is never reached: ${other} before it lets everything through`,
  "dead guard": ([id, guard]) => `${id} is never taken: "${guard}" is never true`,
  "never taken": ([id]) => `${id} is never taken: another transition comes before it`,
  "no way out": ([state]) => `nothing leads out of ${state}, and it is not final`,
  "lost raise": ([type, step]) => `raises ${type}, which nothing takes: ${step}`,
  "lost in a region": ([event, leaf, other]) =>
    `${event} is taken in ${other} and lost in ${leaf}, whose region takes it elsewhere`,
  "timer runs on": ([event, state, takes]) =>
    `the timer ${event} of ${state} runs on after that state is left${takes === "taken" ? ", and is taken there" : ""}`,
  "same instant": ([one, other, delay]) =>
    `two timers of ${delay} ms run out at one instant, and their order decides: ${one}, ${other}`,
  race: ([one, other]) => `two actors run at once, and it matters which ends first: ${one}, ${other}`,
  "not reset": ([key, state, keeps, resets]) =>
    `context.${key} is not set back on the way to ${state} by "${keeps}"; by "${resets}" it is`,
  history: ([step, place, from]) => `${step} comes back into ${place}, from which nobody comes to ${from}`,
  "history remembers nothing": ([history, step]) =>
    `the history ${history} never has anything to come back to: ${step}`,
  "no output": ([state, other]) =>
    other === ""
      ? `${state} is final without an output, and its output is read`
      : `the final state ${state} has no output; ${other} has one`,
  "error not taken": ([actor, state]) => `when "${actor}" fails in ${state}, the machine ends in an error: no onError`,
  "done not taken": ([actor, state]) => `nothing takes the end of "${actor}" in ${state}: no onDone`,
  chance: ([name, what]) => `"${name}" depends on ${what?.replace("clock", "the clock").replace("random", "chance")}`,
  "no parent": ([type]) => `sends ${type} to a parent: a stand-in took it`,
  "walk differs": ([message]) => `a path does not hold on the running machine: ${message}`,
  "not run": ([name, what]) =>
    `the action "${name}" was not run to its end: it asks for ${what}, which is not given here`,
  ask: ([id, guard]) => `${id}: which payload makes "${guard}" true?`,
};

/** What of the machine shows that what may be meant is wrong here. */
const PROOFS_EN: Readonly<Partial<Record<FindingKind, Sentence>>> = {
  "no way out": ([end]) => `the machine ends elsewhere (${end}), and this is no end`,
  "lost in a region": ([states]) => `${states} comes about by such a loss alone`,
  "not reset": ([event, kept, fresh]) => `${event} then leads to ${kept} and not to ${fresh}`,
  "done not taken": () => "nothing else leads out of it",
  "no parent": () => "the file starts the machine by itself",
  chance: ([one, other]) => `the same event leads to ${one} or to ${other}`,
};

const FINDINGS_KO: Readonly<Record<FindingKind, Sentence>> = {
  "does not load": ([message]) => `읽을 수 없습니다: ${message}`,
  hangs: ([seconds]) => `${seconds}초 안에 끝나지 않습니다`,
  "does not start": ([name, message]) => `시작하지 못합니다${name === "" ? "" : ` (${name})`}: ${message}`,
  throws: ([name, step, message]) =>
    `${step}에서 ${name === "" ? "걸음" : `"${name}"`}이(가) 예외를 던집니다: ${message}`,
  endless: ([step]) => `이벤트 없는 전이가 끝없이 이어집니다: ${step}`,
  "nobody there": ([actor, step]) => `없는 액터 "${actor}"에게 보냅니다: ${step}`,
  "stopped actor": ([event, actor, step]) => `멈췄거나 끝난 액터 "${actor}"에게 ${event}를 보냅니다: ${step}`,
  missing: ([kind, name]) => `${KINDS_KO[kind ?? ""] ?? kind} "${name}"의 구현이 없습니다`,
  unreachable: ([state]) => `상태 ${state}(으)로 가는 길이 없습니다`,
  shadowed: ([one, other]) => `${one}에는 오지 않습니다: 앞의 ${other}이(가) 모두 가져갑니다`,
  "dead guard": ([id, guard]) => `${id}은(는) 일어나지 않습니다: "${guard}"이(가) 참일 때가 없습니다`,
  "never taken": ([id]) => `${id}은(는) 일어나지 않습니다: 다른 전이가 먼저 가져갑니다`,
  "no way out": ([state]) => `${state}에서 나가는 길이 없고 최종 상태도 아닙니다`,
  "lost raise": ([type, step]) => `스스로 올린 ${type}을(를) 아무도 받지 않습니다: ${step}`,
  "lost in a region": ([event, leaf, other]) =>
    `${event}을(를) ${other}은(는) 받고 ${leaf}에서는 잃습니다. 그 영역은 다른 상태에서 이 이벤트를 받습니다`,
  "timer runs on": ([event, state, takes]) =>
    `${state}의 타이머 ${event}이(가) 그 상태를 떠난 뒤에도 돕니다${takes === "taken" ? ". 떠난 곳에서 받습니다" : ""}`,
  "same instant": ([one, other, delay]) =>
    `${delay}ms 타이머 둘이 같은 순간에 끝나고, 순서에 따라 결과가 다릅니다: ${one}, ${other}`,
  race: ([one, other]) => `함께 도는 액터 둘 가운데 어느 것이 먼저 끝나느냐에 따라 결과가 다릅니다: ${one}, ${other}`,
  "not reset": ([key, state, keeps, resets]) =>
    `context.${key}: "${keeps}"(으)로 ${state}에 오면 처음 값으로 돌아가지 않고, "${resets}"(으)로 오면 돌아갑니다`,
  history: ([step, place, from]) =>
    `${step}이(가) ${place}(으)로 돌아가는데, 그곳에서 ${from}(으)로 오는 길은 없습니다`,
  "history remembers nothing": ([history, step]) => `history ${history}에는 돌아갈 곳이 기억된 적이 없습니다: ${step}`,
  "no output": ([state, other]) =>
    other === ""
      ? `최종 상태 ${state}에 output이 없는데 읽는 곳이 있습니다`
      : `최종 상태 ${state}에 output이 없습니다. ${other}에는 있습니다`,
  "error not taken": ([actor, state]) =>
    `${state}에서 "${actor}"이(가) 실패하면 머신이 오류로 끝납니다: onError가 없습니다`,
  "done not taken": ([actor, state]) =>
    `${state}에서 "${actor}"이(가) 끝난 것을 아무도 받지 않습니다: onDone이 없습니다`,
  chance: ([name, what]) =>
    `"${name}"의 결과가 ${what?.replace("clock", "시계").replace("random", "난수")}에 따라 다릅니다`,
  "no parent": ([type]) => `부모에게 ${type}을(를) 보냅니다: 부모 대역이 받았습니다`,
  "walk differs": ([message]) => `경로가 실제로 도는 머신에서 다르게 끝납니다: ${message}`,
  "not run": ([name, what]) => `action "${name}"을(를) 끝까지 돌리지 못했습니다. 여기에 없는 ${what}을(를) 찾습니다`,
  ask: ([id, guard]) => `${id}: 어떤 값을 보내야 "${guard}"이(가) 참이 됩니까?`,
};

const PROOFS_KO: typeof PROOFS_EN = {
  "no way out": ([end]) => `끝나는 곳(${end})이 따로 있고 이 상태는 끝이 아닙니다`,
  "lost in a region": ([states]) => `${states}은(는) 이렇게 잃었을 때만 생깁니다`,
  "not reset": ([event, kept, fresh]) => `그다음 ${event}이(가) ${fresh}이(가) 아니라 ${kept}(으)로 갑니다`,
  "done not taken": () => "그 상태에서 나가는 다른 길이 없습니다",
  "no parent": () => "파일이 이 머신을 부모 없이 시작합니다",
  chance: ([one, other]) => `같은 이벤트가 ${one}(으)로도 ${other}(으)로도 갑니다`,
};

const en = {
  findings: FINDINGS_EN,
  proofs: PROOFS_EN,
  severity: { fault: "fault", note: "look at this", ask: "asked" },
  way: "way",
  start: "(the start)",
  coverage: (states: string, transitions: string, refusals: string) =>
    `states ${states} · transitions ${transitions} · refusals ${refusals}`,
  full: "full",
  partly: "not full",
  proof: (paths: number, steps: number) =>
    `${paths} paths, ${steps} steps: each case of each transition that can be reached.`,
  level: {
    whole: "The whole context tells states apart.",
    bucketed: "Numbers, texts and lists of the context stand in buckets.",
    guarded: "Of the context only what guards read tells states apart: the rest has no end.",
    states: "The context has no end: states alone tell where it stands.",
  },
  cases: {
    title: (name: string, count: number) => `${name}: ${count} cases`,
    begins: "Begins in",
    heads: ["#", "By", "What", "With", "Then in", "Result"],
    by: { sends: "you send", time: "time passes", actor: "an actor" },
    stays: (states: string) => `refused: stays in ${states}`,
    notKept: "The numbers of the cases are kept with --cases FILE, --model FILE or --out FOLDER.",
  },
  badCases: (file: string) => `${file} holds no numbers of cases`,
  standIns: (names: string) => `not installed here, replaced by stand-ins: ${names}`,
  total: (machines: number, full: number, faults: number, notes: number) =>
    `${machines} machines, ${full} full, ${faults} faults, ${notes} to look at`,
  written: (file: string) => `written: ${file}`,
  asks: (file: string) => `What could not be known is asked in ${file}: fill it in and run again with --model ${file}`,
  askHere: "Run again with --model FILE: what could not be known is asked there.",
  noMachines: "makes no machine",
  noFile: (file: string) => `no such file: ${file}`,
  badValue: (option: string, value: string, all: string) => `${option}: ${value} is none of ${all}`,
  model: {
    head: "Cases that statechart-paths cannot know. Put in what is sent, and run again with --model and this file.",
    asked: "asked",
  },
  usage: `Usage: npx statechart-paths FILE… [options]
Reads the XState machines of a file, walks them, and says what is wrong.
  --lang ko|en                   language (default: that of the system)
  --format text|md|json|mermaid|cases
                                 what is printed (default text); cases: the numbered list for a person
  --out FOLDER                   writes NAME.md, NAME.cases.md, NAME.json and NAME.mmd for each machine
  --cases FILE                   keeps the numbers of the cases (default: beside the model, else in the folder)
  --machine NAME                 only this one
  --model FILE                   payloads that cannot be known; written where it is not there
  --seconds N                    the most time for one machine (default 60)
  --strict                       "look at this" counts as a fault
Ends with 0: full and without a fault. 1: something was found. 2: the command itself is wrong.`,
};

const ko: typeof en = {
  findings: FINDINGS_KO,
  proofs: PROOFS_KO,
  severity: { fault: "결함", note: "확인할 것", ask: "물음" },
  way: "길",
  start: "(시작)",
  coverage: (states, transitions, refusals) => `상태 ${states} · 전이 ${transitions} · 거절 ${refusals}`,
  full: "모두 덮음",
  partly: "모두 덮지 못함",
  proof: (paths, steps) => `경로 ${paths}개, 걸음 ${steps}개: 닿을 수 있는 모든 전이를 모든 케이스로 지납니다.`,
  level: {
    whole: "context 전체로 상태를 구별했습니다.",
    bucketed: "context의 수, 글, 목록을 구간으로 나누었습니다.",
    guarded: "context에 끝이 없어 guard가 읽는 것만으로 상태를 구별했습니다.",
    states: "context에 끝이 없어 상태만으로 구별했습니다.",
  },
  cases: {
    title: (name, count) => `${name}: 사례 ${count}개`,
    begins: "시작",
    heads: ["#", "누가", "할 일", "값", "그 뒤의 상태", "결과"],
    by: { sends: "보내기", time: "시간", actor: "액터" },
    stays: (states) => `거절: ${states} 그대로`,
    notKept: "사례의 번호는 --cases FILE, --model FILE, --out FOLDER가 있을 때 지켜집니다.",
  },
  badCases: (file) => `${file}에는 사례의 번호가 없습니다`,
  standIns: (names) => `여기에 설치되지 않아 대역을 썼습니다: ${names}`,
  total: (machines, full, faults, notes) =>
    `머신 ${machines}개, 모두 덮음 ${full}개, 결함 ${faults}개, 확인할 것 ${notes}개`,
  written: (file) => `썼습니다: ${file}`,
  asks: (file) => `알 수 없는 것은 ${file}에 적어 두었습니다. 채운 뒤 --model ${file}(으)로 다시 실행하십시오.`,
  askHere: "--model FILE로 다시 실행하면 알 수 없는 것을 그 파일에 묻습니다.",
  noMachines: "머신을 만들지 않는 파일입니다",
  noFile: (file) => `없는 파일입니다: ${file}`,
  badValue: (option, value, all) => `${option}: ${value}은(는) 없는 값입니다. 있는 것: ${all}`,
  model: {
    head: "statechart-paths가 알 수 없는 값. 보낼 값을 적고 이 파일을 --model로 주어 다시 실행하십시오.",
    asked: "물음",
  },
  usage: `사용법: npx statechart-paths FILE… [옵션]
파일에 있는 XState 머신을 읽어 걷고, 잘못된 것을 말합니다.
  --lang ko|en                   말 (기본: 시스템의 말)
  --format text|md|json|mermaid|cases
                                 쓸 것 (기본 text). cases: 사람이 할 번호 붙은 목록
  --out FOLDER                   머신마다 NAME.md, NAME.cases.md, NAME.json, NAME.mmd 쓰기
  --cases FILE                   사례의 번호를 지키는 파일 (기본: 모델 옆, 없으면 폴더 안)
  --machine NAME                 이 머신만
  --model FILE                   알 수 없는 값. 파일이 없으면 물음을 적어 씁니다
  --seconds N                    머신 하나에 쓰는 시간 (기본 60)
  --strict                       "확인할 것"도 결함으로 칩니다
끝 코드 0: 모두 덮었고 결함이 없음. 1: 찾은 것이 있음. 2: 명령이 잘못됨.`,
};

export const TEXTS: Readonly<Record<Language, typeof en>> = { ko, en };
