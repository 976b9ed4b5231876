import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect } from "react";
import { PRODUCT_NAME } from "../../../domain/common/product.ts";
import { useApp, useLoginActors } from "../../app-context.ts";
import { BrandMark } from "../../frame/layout/brand.tsx";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { LoginForm } from "./login-form.tsx";
import { LOGIN_TEXT } from "./text.ts";

/** Below the form and of no use to most: it comes after the first paint. */
const Messengers = lazy(() => import("./messengers.tsx").then((module) => ({ default: module.Messengers })));

/** The recommender's code, then the form. */
const SIGN_UP_DIALOGS = new Set<string | null>(["recommenderSignUp", "join"]);

export function LoginPage() {
  const { dialogs } = useApp().actors;
  const { signUpGate } = useLoginActors();
  const gate = useSelector(signUpGate, (snapshot) => stateText(snapshot.value));
  const isAsking = useSelector(signUpGate, (snapshot) => snapshot.hasTag("busy"));
  const isGone = useSelector(dialogs, (snapshot) => !SIGN_UP_DIALOGS.has(snapshot.context.base));
  // After a sign-up the form is in the dialog: one machine, one form.
  const isInDialog = useSelector(dialogs, (snapshot) => snapshot.context.base === "login");
  // However the sign-up's dialog goes, also with its page or in another's place, it can be asked for again.
  useEffect(() => {
    if (isGone && gate === "open") signUpGate.send({ type: "signUp.close" });
  }, [isGone, gate, signUpGate]);
  return (
    <div className="w-full max-w-105 rounded-lg border border-line bg-surface">
      <div className="grid justify-items-center gap-1 border-b border-line px-6 pt-7 pb-5">
        <BrandMark size={40} />
        <p className="text-2xl font-extrabold tracking-tight">{PRODUCT_NAME}</p>
        <p className="text-sm text-muted">{LOGIN_TEXT.intro}</p>
      </div>
      <div className="px-6 py-5">
        <PageHeading title={LOGIN_TEXT.title} isHidden />
        {!isInDialog && <LoginForm />}
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button onClick={() => dialogs.send({ type: "dialog.open", name: "findPassword" })}>
            {LOGIN_TEXT.findPassword}
          </Button>
          <Button onClick={() => dialogs.send({ type: "dialog.open", name: "changePassword" })}>
            {LOGIN_TEXT.changePassword}
          </Button>
          <div data-machine="sign-up-gate" data-state={gate} className="col-span-2 grid">
            <Button isBusy={isAsking} onClick={() => signUpGate.send({ type: "signUp.request" })}>
              {LOGIN_TEXT.signUp}
            </Button>
          </div>
        </div>
        <div className="mt-2 grid">
          <Button look="ghost" onClick={() => dialogs.send({ type: "dialog.open", name: "nonMember" })}>
            {LOGIN_TEXT.guestEnquiry}
          </Button>
        </div>
      </div>
      <section aria-labelledby="messengers" className="border-t border-line px-6 py-4">
        <h2 id="messengers" className="mb-2 text-xs font-semibold text-muted">
          {LOGIN_TEXT.messengers}
        </h2>
        {/* The height of an entry is kept. */}
        <div className="min-h-12.5">
          <Suspense>
            <Messengers />
          </Suspense>
        </div>
      </section>
    </div>
  );
}
