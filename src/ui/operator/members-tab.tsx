import { endSessions, giveDeposit, sendMessage } from "../../api/queries/admin.ts";
import { addComma } from "../../domain/price.ts";
import { useApp } from "../app-context.ts";
import { Button } from "../primitives/button.tsx";
import { TextField } from "../primitives/text-field.tsx";
import { ActionForm } from "./action-form.tsx";
import { BlockedAddresses } from "./blocked-addresses.tsx";
import { TextArea } from "../primitives/text-area.tsx";
import { MEMBERS_TEXT } from "./text.ts";

const userIdField = { name: "userId", required: true, minLength: 3, maxLength: 20, autoComplete: "off" } as const;

/** What an operator does to one member. */
export function MembersTab() {
  const { api } = useApp();
  return (
    <div className="grid items-start gap-3 tablet:grid-cols-2">
      <ActionForm
        title={MEMBERS_TEXT.sessions}
        onSubmit={async (text, how) => {
          const { ended } = await endSessions(api, text("userId"), how === "deny" ? "deny" : "kick");
          return MEMBERS_TEXT.ended(ended);
        }}
        renderButtons={(isBusy) => (
          <>
            <Button type="submit" name="how" value="deny" look="danger" isBusy={isBusy}>
              {MEMBERS_TEXT.deny}
            </Button>
            <Button type="submit" name="how" value="kick" look="primary" isBusy={isBusy}>
              {MEMBERS_TEXT.kick}
            </Button>
          </>
        )}
      >
        <TextField label={MEMBERS_TEXT.userId} {...userIdField} />
      </ActionForm>
      <ActionForm
        title={MEMBERS_TEXT.deposit}
        label={MEMBERS_TEXT.give}
        onSubmit={async (text) => {
          const { userId, emoney } = await giveDeposit(api, text("userId"), Number(text("amount")));
          return MEMBERS_TEXT.given(userId, addComma(emoney));
        }}
      >
        <TextField label={MEMBERS_TEXT.userId} {...userIdField} />
        <TextField
          type="number"
          name="amount"
          label={MEMBERS_TEXT.amount}
          min={1}
          max={10_000_000_000}
          step={1}
          required
        />
      </ActionForm>
      <ActionForm
        title={MEMBERS_TEXT.message}
        label={MEMBERS_TEXT.send}
        onSubmit={async (text) => {
          const { sent } = await sendMessage(api, {
            userId: text("userId"),
            title: text("title"),
            contents: text("contents"),
          });
          return MEMBERS_TEXT.sent(sent);
        }}
      >
        <TextField label={MEMBERS_TEXT.receiver} hint={MEMBERS_TEXT.receiverHint} {...userIdField} />
        <TextField name="title" label={MEMBERS_TEXT.messageTitle} maxLength={100} required />
        <TextArea name="contents" label={MEMBERS_TEXT.contents} maxLength={20_000} rows={4} required />
      </ActionForm>
      <BlockedAddresses />
    </div>
  );
}
