import type { TextFieldProps } from "../../primitives/text-field.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { useFormField, useFormScope } from "./form-context.ts";

export interface FieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "error" | "onChange"> {
  /** A field of the form's schema that holds text. */
  name: string;
}

/** A line of text. With `type="password"` the schema marks it as a secret, or it throws. */
export function Field({ name, ...rest }: FieldProps) {
  "use no memo";
  const { secrets } = useFormScope();
  const { value = "", error, props } = useFormField<string>(name);
  if (rest.type === "password" && !secrets.includes(name)) throw new Error(`${name} is shown as a password only`);
  return <TextField {...rest} {...props} value={value} error={error} />;
}
