import * as v from "valibot";

/** Marks a field that is never written to Web Storage. */
export const secret = v.metadata<string, { isSecret: true }>({ isSecret: true });

/** The names of a form's secret fields. */
export function secretFields(form: v.GenericSchema | v.GenericSchemaAsync): string[] {
  const entries = "entries" in form ? (form.entries as Readonly<Record<string, v.GenericSchema>>) : {};
  return Object.keys(entries).filter((name) => {
    const field = entries[name];
    return field !== undefined && v.getMetadata(field).isSecret === true;
  });
}
