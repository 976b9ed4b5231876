import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { fromPromise } from "xstate";
import { waitingNoticeMachine } from "../../../machines/waiting-notice/waiting-notice.machine.ts";
import type { NoticePermission, WaitingNoticeActors } from "../../../machines/waiting-notice/waiting-notice.schema.ts";
import { useApp } from "../../app-context.ts";
import { readStored, writeStored } from "../../browser-storage.ts";
import { Disclosure } from "../../frame/layout/disclosure.tsx";
import { type ConsoleGroup, useConsoleGroups } from "../menu/use-console-groups.ts";
import { NoticeSwitch, Switch } from "./notice-switch.tsx";
import { ring } from "./ring.ts";
import { BELL_TEXT as TEXT } from "./text.ts";
import { useChoice } from "./use-choice.ts";
import { countsOf, grown, plainTitle } from "./waiting-change.ts";

type Ask = WaitingNoticeActors["askPermission"];

const ON = "on";
const OFF = "off";
/** One notification at a time: the newer takes the place of the older. */
const TAG = "hanpan-waiting";

const permissionNow = (): NoticePermission =>
  typeof Notification === "undefined" ? "denied" : Notification.permission;

/** The bell of the console, about the sections that the account may read. */
export function ConsoleBell() {
  return <WaitingBell groups={useConsoleGroups()} />;
}

/** Says that more waits: by a tone, by the count in the tab's title and by a notification, each as this operator chose. */
export function WaitingBell({ groups }: { groups: readonly ConsoleGroup[] }) {
  const owner = useSelector(useApp().actors.session, ({ context }) => context.user?.id ?? "");
  return <OwnBell key={owner} owner={owner} groups={groups} />;
}

function OwnBell({ owner, groups }: { owner: string; groups: readonly ConsoleGroup[] }) {
  const key = (choice: string) => `hanpan.bell-${choice}.${owner}`;
  const [hasSound, toggleSound] = useChoice(key("sound"));
  const [hasCount, toggleCount] = useChoice(key("count"));
  const notice = useActorRef(
    waitingNoticeMachine.provide({
      actors: { askPermission: fromPromise<Ask["output"]>(() => Notification.requestPermission()) },
      actions: {
        storeOn: () => writeStored(key("notice"), ON),
        storeOff: () => writeStored(key("notice"), OFF),
        showNotice: ({ event }) => {
          if (event.type === "waiting.grew")
            void new Notification(TEXT.title, { body: TEXT.said(event.sections), tag: TAG });
        },
      },
    }),
  );
  const storedKey = key("notice");
  useEffect(
    () => notice.send({ type: "notice.restore", isOn: readStored(storedKey) === ON, permission: permissionNow() }),
    [notice, storedKey],
  );

  const counts = countsOf(groups);
  const total = [...counts.values()].reduce((sum, waiting) => sum + waiting, 0);
  // As a text: a new list of the same counts is no news.
  const known = JSON.stringify([...counts]);
  const before = useRef<ReadonlyMap<string, number> | null>(null);
  const hear = useEffectEvent((told: string) => {
    const now = new Map(JSON.parse(told) as [string, number][]);
    if (now.size === 0) return;
    const sections = grown(before.current, now);
    before.current = now;
    if (sections.length === 0) return;
    if (hasSound) ring();
    notice.send({ type: "waiting.grew", sections });
  });
  useEffect(() => hear(known), [known]);
  useTabCount(hasCount ? total : 0);

  return (
    <Disclosure name="bell" label={TEXT.title} align="right" className={BUTTON}>
      {() => (
        <div className="grid w-64 gap-1 p-2">
          <Switch label={TEXT.sound} isOn={hasSound} onToggle={toggleSound} />
          <Switch label={TEXT.count} isOn={hasCount} onToggle={toggleCount} />
          <NoticeSwitch actor={notice} />
        </div>
      )}
    </Disclosure>
  );
}

const BUTTON = "flex h-8 items-center gap-1 rounded-md border border-edge px-2.5 text-xs text-muted hover:text-ink";

/** Keeps the count before the title of the tab, which each page sets anew. */
function useTabCount(count: number): void {
  useEffect(() => {
    const head = document.querySelector("head");
    if (!head) return;
    const write = () => {
      const plain = plainTitle(document.title);
      const title = count > 0 ? TEXT.tab(count, plain) : plain;
      if (document.title !== title) document.title = title;
    };
    write();
    const titles = new MutationObserver(write);
    titles.observe(head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      document.title = plainTitle(document.title);
    };
  }, [count]);
}
