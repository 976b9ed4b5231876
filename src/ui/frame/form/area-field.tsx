import { TextArea, type TextAreaProps } from "../../primitives/text-area.tsx";
import { useFormField } from "./form-context.ts";

export interface AreaFieldProps extends Omit<TextAreaProps, "value" | "defaultValue" | "error" | "onChange"> {
  /** A field of the form's schema that holds text. */
  name: string;
}

/** Lines of text. */
export function AreaField({ name, ...rest }: AreaFieldProps) {
  "use no memo";
  const { value = "", error, props } = useFormField<string>(name);
  return <TextArea {...rest} {...props} value={value} error={error} />;
}
