import * as v from "valibot";

type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** The first fault of each field in Korean, by the schema that the server checks with; empty: nothing is wrong. */
export function fieldErrors(schema: ObjectSchema, values: Readonly<Record<string, unknown>>): Record<string, string> {
  const parsed = v.safeParse(schema, values);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue);
    if (field && !(field in errors)) errors[field] = issue.message;
  }
  return errors;
}
