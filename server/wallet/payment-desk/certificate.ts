// The certificate of the demo's payment desk, made at the first start and kept in the data folder.
import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import { X509Certificate } from "node:crypto";
import { generate } from "selfsigned";
import { writePrivateFile } from "../../db/private-folder.ts";

export interface Certificate {
  key: string;
  cert: string;
}

const DAYS = 825;
const DAY_MS = 86_400_000;

/** Whether the host is every address of the machine. None of its names is that of a server. */
export const isEverywhere = (host: string): boolean => host === "0.0.0.0" || host === "::";

/** Valid for localhost, the loopback addresses and the host that the server listens on. */
export async function readCertificate(dataDir: string, host: string): Promise<Certificate> {
  const path = dataDir === "memory" ? null : join(dataDir, "desk-certificate.json");
  const kept = path === null ? null : readKept(path);
  if (kept && isUsable(kept, host)) return kept;
  const names = ["localhost", "127.0.0.1", "::1", ...(isEverywhere(host) ? [] : [host])];
  const made = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    curve: "P-256",
    algorithm: "sha256",
    // A day before now, for clocks that are behind.
    notBeforeDate: new Date(Date.now() - DAY_MS),
    notAfterDate: new Date(Date.now() + DAYS * DAY_MS),
    extensions: [
      { name: "basicConstraints", cA: true },
      {
        name: "subjectAltName",
        altNames: [...new Set(names)].map((name) => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })),
      },
    ],
  });
  const certificate = { key: made.private, cert: made.cert };
  if (path !== null) writePrivateFile(path, JSON.stringify(certificate));
  return certificate;
}

function readKept(path: string): Certificate | null {
  try {
    const { key, cert } = JSON.parse(readFileSync(path, "utf8")) as Partial<Certificate>;
    return typeof key === "string" && typeof cert === "string" ? { key, cert } : null;
  } catch {
    return null;
  }
}

function isUsable({ cert }: Certificate, host: string): boolean {
  try {
    const x509 = new X509Certificate(cert);
    const isNamed = isIP(host) ? x509.checkIP(host) : x509.checkHost(host);
    return x509.validToDate.getTime() > Date.now() + DAY_MS && (isNamed !== undefined || isEverywhere(host));
  } catch {
    return false;
  }
}
