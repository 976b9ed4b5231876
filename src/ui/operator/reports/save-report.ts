import type { ApiClient } from "../../../api/client/client.ts";
import { pathOf } from "../../../api/client/ask.ts";
import type { Endpoint } from "../../../api/contract/endpoint.ts";
import { API_BASE } from "../../../domain/common/constants.ts";

type Query = Readonly<Record<string, string | number | undefined>>;

/** Gives the visitor the file of a report to keep. Rejects where it did not come whole. */
export async function saveReport(api: ApiClient, to: Endpoint, name: string, query: Query): Promise<void> {
  const asked = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const address = `${API_BASE}/${pathOf(to.path, { name })}?${new URLSearchParams(asked).toString()}`;
  const answer = await fetch(address, { headers: api.authHeaders() });
  if (!answer.ok) throw new Error(`the file was refused: ${answer.status}`);
  const said = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  const file = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = file;
  link.download = said ? decodeURIComponent(said) : `${name}.${String(query.format)}`;
  link.click();
  URL.revokeObjectURL(file);
}
