// A form's command to an endpoint that only stories know.
import type { FormSchema } from "@formisch/react";
import * as v from "valibot";
import { endpoint } from "../src/api/contract/endpoint.ts";
import { commandOf } from "../src/ui/frame/form/commands.ts";

/** `/story` below /api. */
export const storyEndpoint = <Answer extends v.GenericSchema>(answer: Answer) =>
  endpoint({
    method: "POST",
    path: "/story",
    access: "member",
    command: "account",
    body: v.record(v.string(), v.unknown()),
    answers: { 200: answer },
  });

export const storyCommand = <Schema extends FormSchema, Answer extends v.GenericSchema = v.GenericSchema>(
  schema: Schema,
  { answer = v.unknown() as unknown as Answer, confirms = false }: { answer?: Answer; confirms?: boolean } = {},
) =>
  commandOf(storyEndpoint(answer), {
    name: "story",
    schema,
    confirms,
    input: (body) => ({ body: body as Record<string, unknown> }),
  });
