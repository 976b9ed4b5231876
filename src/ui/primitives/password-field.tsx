import { useState } from "react";
import { Icon } from "./icon.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";
import { PRIMITIVE_TEXT } from "./text.ts";

/** A password, which its owner may have shown. */
export function PasswordField(props: Omit<TextFieldProps, "type">) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextField {...props} type={isShown ? "text" : "password"} />
      <button
        type="button"
        aria-label={PRIMITIVE_TEXT.showPassword}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute top-6 right-1 grid size-9 place-items-center rounded-md text-muted hover:text-ink"
      >
        <Icon name={isShown ? "eyeOff" : "eye"} />
      </button>
    </div>
  );
}
