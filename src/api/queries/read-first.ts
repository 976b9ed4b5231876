import type { EndpointQuery } from "../client/ask.ts";
import type { Answer, Endpoint } from "../contract/endpoint.ts";

/** Gives each answer to `onRead` before it is shown, so that its prices reach the stores first. */
export const readFirst = <E extends Endpoint>(
  { queryKey, queryFn }: EndpointQuery<E>,
  onRead: (answer: Answer<E>) => void | Promise<void>,
): EndpointQuery<E> => ({
  queryKey,
  queryFn: async (context) => {
    const answer = await queryFn(context);
    await onRead(answer);
    return answer;
  },
});
