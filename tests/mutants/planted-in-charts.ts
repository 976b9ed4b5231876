// For each property over time a fault of its machine that it notices: `tests/mutants/property-faults.ts` says what can be
// planted.
import type { Planted } from "./property-faults.ts";

/** By the folder of the machine and the sentence. */
export const PROPERTY_FAULTS: Readonly<Record<string, Readonly<Record<string, Planted>>>> = {
  approval: {
    "who asked, or has not the right, decides nothing until they open what is theirs to decide": {
      transition: "asked approval.close",
      leadsTo: "asked.refusing",
    },
    "what was decided is neither decided again nor withdrawn until one is opened": {
      transition: "approved approval.close",
      leadsTo: "asked.own",
    },
    "how it ended is told until it is closed or another is opened":
      "action dropped: asked approval.told [isApproved]: keepTold",
    "who writes why they refuse cannot approve until they step back or open another": {
      transition: "asked approval.told [isRefused]",
      leadsTo: "asked.open",
    },
  },
  "baccarat-seat": {
    "what has left is followed until it is known what became of it":
      "sent elsewhere: placing.sending xstate.done.actor.sendCommand [isDone] → #baccarat-seat.placing",
    "what has left leaves again only once the server did not know it twice": {
      transition: "placing.unknown command.reconcile",
      leadsTo: "placing.sending",
    },
    "a seat whose line is lost takes no bet until the table is told":
      "sent elsewhere: (root) line.lost → #baccarat-seat.betting",
    "an answer is waited for no longer than nine seconds": { delay: "sendTimeout", lasts: 20000 },
    "what is not known is looked up within three seconds": { delay: "reconcileDelay", lasts: 40000 },
    "after the lock no bet is taken until the table is told of a round": {
      transition: "(root) history.told",
      leadsTo: "betting",
    },
  },
  "bet-cancellation": {
    "no sums are shown of a span before a look at it came through, nor after one that failed":
      "action dropped: asked.reading xstate.error.actor.readPreview: keepProblem",
    "a span that was given up or dealt with is looked at no more": "action dropped: asked span.change: dropSpan",
    "what was cancelled is told until another span is asked about": "action dropped: asked bets.cancelled: keepReport",
    "each look ends in what it found, or in why it found nothing": {
      transition: "asked.reading xstate.error.actor.readPreview",
      leadsTo: "asked.reading",
    },
  },
  "bet-settlement": {
    "a bet that is settled is settled no second time, but revised, until its result is taken back":
      "action dropped: inProgress bet.changed [isWon]: keepSettlement",
    "once a result was taken back the next one settles the bet and revises nothing":
      "action dropped: settled bet.changed [isReopened]: keepSettlement",
  },
  betting: {
    "nothing of a member is kept once the member has gone": "target removed: present member.gone",
    "a pick of one member is never another's": "transition dropped: present member.present [isOtherMember]",
    "a pick that is pressed early waits until the slips are there": "action dropped: present slip.pick: keepPick",
  },
  "cash-out": {
    "what has left is followed until it is known what became of it": {
      transition: "sending xstate.after.sendTimeout.cash-out.sending",
      leadsTo: "storing",
    },
    "what has left leaves again only once the server did not know it twice": {
      transition: "unknown command.reconcile",
      leadsTo: "sending",
    },
    "a paid part is paid once": "sent elsewhere: (root) cashOut.offered → #cash-out.quoting",
    "a decision is asked for within eight seconds where nothing is told of it": { delay: "decisionPoll", lasts: 20000 },
    "an answer is waited for no longer than nine seconds": { delay: "sendTimeout", lasts: 20000 },
    "what is not known is looked up within three seconds": { delay: "reconcileDelay", lasts: 40000 },
    "what was withdrawn or decided is not looked up any more": {
      transition: "refused cashOut.close",
      leadsTo: "reconciling",
      actions: "none",
    },
    "an amount that has moved is sold by a press alone": { transition: "(root) cashOut.allow", leadsTo: "storing" },
    "nothing is sold while a market is stopped": { transition: "(root) cashOut.allow", leadsTo: "storing" },
  },
  "chip-tray": {
    "what was placed lies there again by no undo": "action dropped: (root) chips.placed: clearLaid",
    "a press that laid chips may be taken back until they are placed": "action dropped: open chip.lay: changeLaid",
  },
  command: {
    "what has left is followed until it is known what became of it": {
      transition: "sending xstate.after.sendTimeout.command.sending",
      leadsTo: "storing",
    },
    "what is not known is looked up within three seconds": { delay: "reconcileDelay", lasts: 40000 },
    "what has left leaves again only once the server did not know it twice": {
      transition: "unknown command.reconcile",
      leadsTo: "sending",
    },
    "an answer is waited for no longer than nine seconds": { delay: "sendTimeout", lasts: 20000 },
    "what was withdrawn or decided is not looked up any more": {
      transition: "refused command.edit",
      leadsTo: "reconciling",
      actions: "none",
    },
    "what was asked about leaves by a yes alone": {
      transition: "confirming command.cancel",
      leadsTo: "storing",
      actions: "none",
    },
    "what is done is not sent again until it is sent anew": {
      transition: "done command.again",
      leadsTo: "storing",
      actions: "none",
    },
  },
  dialogs: {
    "an alert stands until it is read": "sent elsewhere: alert.open alert.show [isNewAlert] → #dialogs.alert.closed",
    "a question stands until it is answered": "action dropped: confirm.open confirm.accept: answerYes",
  },
  "fixture-import": {
    "a second operator is asked about a file that was judged": {
      transition: "judged.shown import.again",
      leadsTo: "asked",
      actions: "none",
    },
    "no match is taken in before the yes of a second operator": {
      transition: "judged.shown import.asked",
      leadsTo: "partial",
    },
    "what a second operator was asked about is not judged anew": {
      transition: "asked import.told [else]",
      leadsTo: "judged.reading",
    },
    "how it ended is shown until another file is chosen": "action dropped: asked import.told [isApproved]: keepTold",
  },
  "image-upload": {
    "what could not be sent is sent again by a choice alone": {
      transition: "uploading xstate.error.actor.sendImage",
      leadsTo: "uploading",
    },
    "an upload is over with its answer": { transition: "uploading xstate.done.actor.sendImage", leadsTo: "uploading" },
  },
  inbox: {
    "what is asked about is deleted by a yes alone":
      "guard negated: question.asking xstate.done.actor.askRemoval [isSure]",
    "who was asked is asked again by Delete alone": {
      transition: "question.asking xstate.error.actor.askRemoval",
      leadsTo: "question.asking",
    },
    "a message that is gone from the list is open no more until one is pressed":
      "action dropped: reading.open inbox.listed: forgetOpen",
  },
  launch: {
    "nothing is opened before a yes": "sent elsewhere: confirming launch.cancel → #launch.launching",
    "what was given up is not opened": "sent elsewhere: confirming launch.cancel → #launch.launching",
    "who is shut out of the lobbies opens nothing until they ask again": {
      transition: "outside.barred alert.read",
      leadsTo: "launching",
    },
  },
  "leased-queue": {
    "what was decided is worked on no more until it is opened":
      "sent elsewhere: (root) leases.read → #leased-queue.deciding",
    "rows that were lost are decided about once they are held again":
      "sent elsewhere: browsing report.told → #leased-queue.deciding",
  },
  "leave-guard": {
    "a step of the browser is taken back before it is asked about":
      "sent elsewhere: (root) form.changed → #leave-guard.saved",
    "who stays is not led away until they ask again": "sent elsewhere: (root) form.changed → #leave-guard.restoring",
    "an unsaved form is left by a yes alone": "sent elsewhere: saved form.changed → #leave-guard.leaving",
  },
  "live-connection": {
    "prices are not live before what was missed is read again":
      "transition dropped: online.connecting stream.opened [owesRefetch]",
    "who has stopped hears nothing until it is started":
      "sent elsewhere: online connection.stop → #live-connection.online",
    "a line that is lost is opened again when its pause is over":
      "sent elsewhere: disconnected xstate.after.backoff.live-connection.disconnected → #live-connection.disconnected",
    "a line that nothing is heard of for twelve seconds is not called live":
      "sent elsewhere: online.live xstate.after.heartbeatTimeout.live-connection.online.live → #live-connection.online.live",
  },
  "login-form": {
    "what was cleared stays empty until something is typed": "action dropped: editing form.clear: clearFields",
    "a login that was accepted leaves no password behind":
      "action dropped: submitting xstate.done.actor.submitLogin [isAccepted]: clearFields",
    "a code that was refused is typed anew":
      "action dropped: proving xstate.done.actor.submitLogin [isCodeAsked]: clearCode",
    "a login that is on its way is not sent again": {
      transition: "submitting xstate.error.actor.submitLogin",
      leadsTo: "submitting",
    },
  },
  "maintenance-gate": {
    "no page is let through before the flag was asked for":
      "sent elsewhere: (root) navigation.request → #maintenance-gate.allowed",
    "who stands at /maintenance is led away when the flag is off, and not before":
      "guard negated: reading xstate.done.actor.readMaintenance [isStopped]",
    "while the site is closed the flag is asked for each time that five seconds have gone":
      "sent elsewhere: stopped.waiting xstate.after.maintenanceInterval.maintenance-gate.stopped.waiting → #maintenance-gate.stopped.waiting",
  },
  "message-gate": {
    "no page of a member is let through before the unread messages were counted":
      "sent elsewhere: (root) navigation.request [else] → #message-gate.allowed",
    "after a logout no count is left": "action dropped: (root) session.ended: forgetUnread",
  },
  "mini-game-maintenance": {
    "a game that is entered is played once its setting was read":
      "sent elsewhere: inside.checking xstate.error.actor.readSetting [isSessionEnded] → #mini-game-maintenance.inside.open",
    "a game under maintenance is not played until it is entered anew": {
      transition: "inside game.leave",
      leadsTo: "inside.open",
    },
    "nothing is asked about a game that was left": {
      transition: "inside game.leave",
      leadsTo: "inside.checking",
      actions: "none",
    },
  },
  "mini-game-round": {
    "a result stands until the next round": "target removed: shown round.read [isLater]",
    "a round that is closed takes no bet any more": "guards swapped: shown round.read [isLater] and the next",
  },
  "money-request": {
    "the version that is shown of a request never falls": "guard negated: none request.changed [isLaterOpen]",
    "an exchange is never asked whether it is to be cancelled": "target removed: open request.changed [isLaterOpen]",
    "a payout that is not known is looked up until it is done or refused":
      "guard negated: open request.changed [isLaterOpen]",
    "how a request ended is not shown any more once it was read":
      "sent elsewhere: decided request.close → #money-request.open",
  },
  navigation: {
    "no page is opened before maintenance was asked about it": {
      transition: "(root) navigation.request",
      leadsTo: "allowed",
    },
    "no message is asked for before the account was": { transition: "(root) navigation.request", leadsTo: "messages" },
    "a member's page opens only once the account was asked about it": {
      transition: "maintenance xstate.done.actor.askMaintenance [else]",
      leadsTo: "allowed",
    },
    "what was decided stays decided until another page is asked for":
      "action dropped: maintenance xstate.done.actor.askMaintenance [isGuest]: allow",
  },
  "password-reset": {
    "who guessed at a code too often types none before they say that they have another": {
      transition: "shut code.back",
      leadsTo: "typing.first",
    },
    "who was told that a code is wrong is told so until they go back": {
      transition: "typing code.refused [isTooMany]",
      leadsTo: "typing.first",
    },
  },
  placement: {
    "what has left is followed until it is known what became of it": {
      transition: "sending xstate.after.sendTimeout.placement.sending",
      leadsTo: "storing",
    },
    "what has left leaves again only once the server did not know it twice": {
      transition: "unknown command.reconcile",
      leadsTo: "sending",
    },
    "an answer is waited for no longer than nine seconds": { delay: "sendTimeout", lasts: 20000 },
    "what is not known is looked up within three seconds": { delay: "reconcileDelay", lasts: 40000 },
    "what was withdrawn or decided is not looked up any more": {
      transition: "refused placement.edit",
      leadsTo: "reconciling",
      actions: "none",
    },
    "an accepted bet is never offered again": { transition: "accepted bet.changed", leadsTo: "unsent" },
    "a refused bet leaves again only by a press": { transition: "(root) prices.fresh", leadsTo: "storing" },
    "a changed price is placed by a press alone": { transition: "(root) prices.fresh", leadsTo: "storing" },
    "while prices are not live no bet is begun": "guard removed: confirming placement.confirm",
    "a bet in play is asked about within eight seconds where nothing is told of it": {
      delay: "pendingPoll",
      lasts: 20000,
    },
    "who wants a confirmation is asked before each bet": "guard removed: editing placement.open [isDirect]",
  },
  popup: {
    "a popup that was put off is not seen before its time":
      "sent elsewhere: waiting popup.refresh [isDismissed] → #popup.visible",
    "a popup that is switched off is not seen": "guard negated: waiting popup.refresh [isVisible]",
    "a popup that was closed is not seen until the logout": "sent elsewhere: closed popup.refresh → #popup.snoozed",
    "a popup whose body was pressed is not seen until the logout":
      "sent elsewhere: dismissed popup.refresh → #popup.snoozed",
  },
  "popup-editing": {
    "what another has saved is not saved over before it is chosen which goes on": {
      transition: "moved.failed popup.again",
      leadsTo: "editing",
      actions: "none",
    },
    "what another has saved is read before it is chosen which goes on": {
      transition: "editing popup.moved",
      leadsTo: "moved.gone",
    },
    "who has chosen is asked no more until another version stands there":
      "action dropped: moved.shown popup.keepMine: goOnWithMine",
    "who goes on with theirs has it in the form": "action dropped: moved.shown popup.takeTheirs: goOnWithTheirs",
  },
  "popup-list": {
    "a popup that was put off is remembered as long as the page stands":
      "action dropped: (root) popup.snoozed: keepHideTime",
    "a popup that was closed stays closed until the session ends or the list is read anew":
      "action dropped: (root) popup.dismissed: keepDismissed",
    "word that popups changed leads to a reading that begins after it": {
      transition: "ready popups.changed",
      leadsTo: "failed",
    },
  },
  "reality-check": {
    "what could not be read is asked for again within thirty seconds":
      "sent elsewhere: failed reminder.stop → #reality-check.on",
    "nobody is reminded once the session is over": { transition: "on reminder.stop", leadsTo: "asking" },
    "who logs out by the reminder is reminded no more": { transition: "on.shown reminder.leave", leadsTo: "asking" },
  },
  "round-proof": {
    "a round that could not be verified is not called so before it was": {
      transition: "failed proof.request",
      leadsTo: "verified",
    },
    "each look at a round ends in its proof or in a failure": {
      transition: "verifying xstate.error.actor.verifyRound",
      leadsTo: "verifying",
    },
  },
  search: {
    "what is typed is searched by Enter or the button alone": "guard removed: typing key.press",
    "a list is filtered by what was searched until that is cleared or the address changes":
      "guard removed: (root) field.change [hasText]",
  },
  session: {
    "a session that ends is over within three seconds": { delay: "revokePatience", lasts: 10000 },
    "a lost line is tried again within five seconds": { delay: "checkInterval", lasts: 20000 },
    "nobody is let in while a session ends": {
      transition: "ending xstate.done.actor.revokeSession",
      leadsTo: "loggedIn",
    },
    "after a session has ended nothing of the member is there until a login":
      "action dropped: ending entry: forgetUser",
  },
  "sign-up-gate": {
    "who was told that there is no sign-up has no form before the server was asked again": {
      transition: "ended signUp.request",
      leadsTo: "open",
    },
    "who closed the form or read why there is none is left alone until they ask": {
      transition: "open signUp.close",
      leadsTo: "reading",
    },
    "who asks has the form, or why there is none, once the server answered": {
      transition: "reading xstate.error.actor.readSignUp",
      leadsTo: "reading",
    },
  },
  "site-search": {
    "what is typed is asked for within 60 milliseconds": { delay: "typingRest", lasts: 20000 },
    "no answer to an earlier text is shown as one to what is typed": {
      transition: "open.typing xstate.after.typingRest.site-search.open.typing",
      leadsTo: "open.showing",
    },
    "a search that is put away leaves nothing for the next one": "action dropped: open search.close: forgetSearch",
    "recent searches that were forgotten come back by no other way than a new one":
      "action dropped: open.empty recent.clear: dropRecent",
  },
  slip: {
    "a slip whose bet is under way keeps its legs and its stake":
      "target removed: held.agreed slip.placed [hasPlacedLeg]",
    "what was bet on is not in the slip until it is picked again":
      "action dropped: held.agreed slip.placed [hasPlacedLeg]: changeLegs",
    "what another member stored is never taken in": "guard removed: empty slip.restore",
    "a slip whose prices are checked is placed once they are known": {
      transition: "held.earlier slip.release",
      leadsTo: "filled.blocked",
    },
  },
  "slot-spin": {
    "what has left is followed until it is known what became of it": {
      transition: "spinning.sending xstate.after.sendTimeout.slot-spin.spinning.sending",
      leadsTo: "spinning.storing",
    },
    "what has left leaves again only once the server did not know it twice": {
      transition: "spinning.unknown command.reconcile",
      leadsTo: "spinning.sending",
    },
    "an answer is waited for no longer than nine seconds": { delay: "sendTimeout", lasts: 20000 },
    "what is not known is looked up within three seconds": { delay: "reconcileDelay", lasts: 40000 },
    "no spin is begun while the reels turn": {
      transition: "stopping xstate.after.turn.slot-spin.stopping [else]",
      leadsTo: "spinning.storing",
    },
    "who has no visit any more asks for nothing": {
      transition: "loading xstate.error.actor.readSlot [isVisitOver]",
      leadsTo: "loading",
    },
  },
  "slip-leg": {
    "a price that moved is marked until the member agrees to it or it comes back": {
      transition: "price.steady leg.changed [hasRisen]",
      leadsTo: "price.steady",
    },
    "what the member agreed to is marked no more until the price moves again": {
      transition: "price.up leg.acknowledge",
      leadsTo: "price.up",
    },
    "a market that is not open takes no bet until the server says that it is": {
      transition: "availability.open leg.changed [isSuspended]",
      leadsTo: "availability.open",
    },
  },
  "slip-sheet": {
    "what can be put back is offered until its time is over":
      "sent elsewhere: offering slip.filled → #slip-sheet.closed",
  },
  "tab-leader": {
    "no tab reads before it has the lock":
      "sent elsewhere: sharing.role turn.granted → #tab-leader.sharing.role.leading",
    "a reading tab that is not heard for seven seconds is asked for a sign":
      "sent elsewhere: sharing.role.following.hearing xstate.after.quiet.tab-leader.sharing.role.following.hearing → #tab-leader.sharing.role.following.claiming",
    "a tab whose line has ended reads nothing any more": {
      transition: "sharing.role.leading line.ended",
      leadsTo: "sharing.role.leading",
    },
  },
  "tether-deposit": {
    "what has left is followed until it is known what became of it": {
      transition: "sending xstate.after.sendTimeout.tether-deposit.sending",
      leadsTo: "open.checking",
    },
    "what has left leaves again only once the server did not know it twice": {
      transition: "unknown command.reconcile",
      leadsTo: "sending",
    },
    "an answer is waited for no longer than nine seconds": { delay: "sendTimeout", lasts: 20000 },
    "what is not known is looked up within three seconds": { delay: "reconcileDelay", lasts: 40000 },
    "a recorded charge is recorded once": { transition: "closed.paying tether.close", leadsTo: "storing" },
    "an address that is not secure is never recorded":
      "guard removed: open.requesting xstate.done.actor.readDepositUrl [isSecure]",
    "a rate that moved is taken by a press alone": {
      transition: "open.confirming tether.back",
      leadsTo: "open.requesting",
    },
    "nothing is asked for while tether is under maintenance":
      "guard negated: open.checking xstate.done.actor.readTether [isUnderMaintenance]",
  },
  "tether-withdrawal": {
    "what has left is followed until it is known what became of it": {
      transition: "sending xstate.after.sendTimeout.tether-withdrawal.sending",
      leadsTo: "storing",
    },
    "what has left leaves again only once the server did not know it twice": {
      transition: "unknown command.reconcile",
      leadsTo: "sending",
    },
    "an answer is waited for no longer than nine seconds": { delay: "sendTimeout", lasts: 20000 },
    "what is not known is looked up within three seconds": { delay: "reconcileDelay", lasts: 40000 },
    "an exchange that was requested leaves once": {
      transition: "closed.requested tether.close",
      leadsTo: "storing",
    },
    "a rate that moved is taken by a press alone": { transition: "open.confirming tether.back", leadsTo: "storing" },
    "nothing is asked for while tether is under maintenance":
      "guard negated: open.checking xstate.done.actor.readTether [isUnderMaintenance]",
  },
  "upcoming-games": {
    "a list that was left is empty and read no more until it is opened":
      "action dropped: inside games.leave: forgetGames",
    "a list that could not be read is read again by a press alone": {
      transition: "inside.failed games.tick",
      leadsTo: "inside.reading",
    },
  },
  "waiting-notice": {
    "who turned the notices off has none until they are turned on": "target removed: on notice.toggle",
    "a browser that does not allow notices is asked by a press alone": {
      transition: "asking xstate.done.actor.askPermission [isDenied]",
      leadsTo: "asking",
    },
    "a question of the browser is over with its answer": {
      transition: "asking xstate.done.actor.askPermission [else]",
      leadsTo: "asking",
    },
  },
};
