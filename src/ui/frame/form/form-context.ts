import { useField, type FormSchema, type FormStore } from "@formisch/react";
import { createContext, useContext } from "react";

export interface FormScope {
  form: FormStore<FormSchema>;
  /** Fields that may be shown as a password; any other would be stored as typed. */
  secrets: readonly string[];
  /** Nothing can be typed now. */
  isBusy: boolean;
  /** A field changed by other means than an input's own change event. */
  tellEdited: () => void;
}

const Context = createContext<FormScope | null>(null);

export const FormProvider = Context.Provider;

/** Throws outside of a CommandForm. */
export function useFormScope(): FormScope {
  const scope = useContext(Context);
  if (!scope) throw new Error("a field stands outside of CommandForm");
  return scope;
}

export interface FormField<Value> {
  value: Value | undefined;
  /** The first fault, in Korean. */
  error: string | undefined;
  /** Sets the value where the element's own change event does not say it. */
  change: (value: Value | undefined) => void;
  /** For the element: `ref`, `name` and its handlers. */
  props: {
    name: string;
    ref: (element: FieldElement | null) => void;
    onFocus: () => void;
    onBlur: () => void;
    onChange: (event: { currentTarget: FieldElement }) => void;
  };
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One field of the CommandForm around it. Throws for a name that its schema does not have. */
export function useFormField<Value>(name: string): FormField<Value> {
  "use no memo";
  const { form, tellEdited } = useFormScope();
  // The library types paths by the schema, which a field in a context does not know.
  const field = useField(form, { path: [name] as never });
  const { ref, onFocus, onBlur, onChange } = field.props;
  return {
    value: field.input as Value | undefined,
    error: field.errors?.[0],
    change: (value) => {
      field.onChange(value as never);
      tellEdited();
    },
    props: { name, ref, onFocus: onFocus as never, onBlur: onBlur as never, onChange: onChange as never },
  };
}
