// A file that the server makes while it is read: it may take longer than an answer, and is no JSON.
import { API_BASE } from "../../domain/common/constants.ts";
import { type LooseInput, pathOf } from "./ask.ts";
import { type ApiClient, searchOf } from "./client.ts";
import { ApiFailure, FAILURE_TEXT, failureOf } from "./failure.ts";
import type { Endpoint, Input } from "../contract/endpoint.ts";

/** Fetches the file of an endpoint and gives it to the visitor by the name that the server says. Rejects with ApiFailure. */
export async function download<E extends Endpoint>(api: ApiClient, { path }: E, input: Input<E>): Promise<void> {
  const { params, query } = input as LooseInput;
  const file = await read(`${API_BASE}/${pathOf(path, params)}${searchOf(query ?? {})}`, api.authHeaders());
  const address = URL.createObjectURL(file.body);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}

async function read(address: string, headers: Record<string, string>): Promise<{ name: string; body: Blob }> {
  const network = () => new ApiFailure("network", 0, FAILURE_TEXT.network);
  const response = await fetch(address, { headers, credentials: "same-origin" }).catch(() => {
    throw network();
  });
  if (!response.ok) {
    const failure = failureOf(response.status, await response.json().catch(() => null));
    throw failure ?? network();
  }
  const body = await response.blob().catch(() => {
    throw network();
  });
  return { name: nameIn(response.headers.get("content-disposition")), body };
}

const nameIn = (disposition: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition ?? "")?.[1] ?? "export");
