// The house's own provider in the demo: an application with its own port, started by the same process. From here on the
// site knows it as it knows any other provider, by its row and its signed calls.
import { type RunningProvider, startProvider } from "../../../provider/start-provider.ts";
import { seal } from "../../session/seal.ts";
import type { ServerContext } from "../../context.ts";
import { report } from "../../log.ts";
import { HOUSE_PROVIDER, registerHouse } from "./house.ts";

/** null in production: there the provider runs alone and an operator registers it. */
export async function startDemoProvider({
  config,
  database,
  clock,
  vault,
  secret: serverSecret,
}: Pick<ServerContext, "config" | "database" | "clock" | "vault" | "secret">): Promise<RunningProvider | null> {
  if (config.mode === "production") return null;
  // Nodes of one database are one provider.
  const secret = seal(serverSecret, "provider", HOUSE_PROVIDER.id).repeat(2);
  const running = await startProvider({
    database,
    clock,
    providerId: HOUSE_PROVIDER.id,
    secret,
    seeds: vault.box("house chain"),
    site: null,
    // Its pages open without a question about a certificate that nobody signed.
    certificate: null,
    host: config.host,
    port: 0,
    report,
  });
  await registerHouse(database.db, { clock, vault }, { address: running.url, secret, certificate: null });
  return running;
}
