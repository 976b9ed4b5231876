// The page of the demo's payment desk: the order, its QR code and what a visitor may send. It works without scripts.
import { renderSVG } from "uqr";
import { formatDateTime } from "../../../src/domain/common/format.ts";
import { usdtText } from "../../../src/domain/wallet/usdt-text.ts";
import { type PaymentDeskOrderRow, type PaymentDeskTransferRow, type Trial, TRIALS } from "./chain.ts";
import { DESK_TEXT as TEXT } from "./text.ts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const STYLE = `
:root{color-scheme:dark;font-family:system-ui,sans-serif;background:#11151c;color:#e8ecf3}
body{max-width:30rem;margin:0 auto;padding:1rem;line-height:1.5}
.note{padding:.5rem .75rem;border:1px solid #c9942e;border-radius:.5rem;color:#f2c879}
.qr{background:#fff;padding:.5rem;width:12rem;margin:1rem auto;border-radius:.5rem}
.qr svg{display:block;width:100%}
dt{color:#98a3b5;font-size:.8rem;margin-top:.5rem}dd{margin:0;overflow-wrap:anywhere;font-weight:600}
form{display:grid;gap:.5rem;margin-top:.5rem}
button{font:inherit;min-height:2.75rem;border-radius:.5rem;border:1px solid #3a465a;background:#1d2532;color:inherit;cursor:pointer}
button[value=exact]{background:#2357c5;border-color:#2357c5}
button:focus-visible{outline:2px solid #8ab4ff;outline-offset:2px}
li{overflow-wrap:anywhere;margin:.25rem 0}`;

function frame(body: string, isMoving: boolean): string {
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${TEXT.title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">${isMoving ? '<meta http-equiv="refresh" content="2">' : ""}
<link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>${TEXT.title}</h1>${body}</main></body></html>`;
}

export const missingPage = () => frame(`<p role="alert">${TEXT.notFound}</p>`, false);

export function orderPage(order: PaymentDeskOrderRow, transfers: readonly PaymentDeskTransferRow[]): string {
  const facts = [
    [TEXT.amount, `${usdtText(order.usdt)} USDT`],
    [TEXT.network, order.network],
    [TEXT.address, order.address],
    [TEXT.contract, order.contract],
    [TEXT.expires, formatDateTime(order.expiresAt.toISOString())],
  ];
  const list = facts.map(([name = "", value = ""]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join("");
  const buttons = TRIALS.map((trial) => `<button name="trial" value="${trial}">${labelOf(trial)}</button>`).join("");
  return frame(
    `<p class="note">${TEXT.notice}</p>
<div class="qr" role="img" aria-label="${TEXT.qr}">${renderSVG(order.address)}</div><dl>${list}</dl>
${transfers.length > 0 ? `<h2>${TEXT.transfers}</h2><ul>${transfers.map((one) => lineOf(one, order)).join("")}</ul>` : ""}
<h2>${TEXT.send}</h2><form method="post" action="/pay/${encodeURIComponent(order.id)}">${buttons}</form>`,
    transfers.some(({ confirmations }) => confirmations < order.needed),
  );
}

const labelOf = (trial: Trial) => TEXT.trials[trial];

function lineOf(
  { usdt, network, confirmations, hash }: PaymentDeskTransferRow,
  { needed }: PaymentDeskOrderRow,
): string {
  const count = confirmations < needed ? `${TEXT.confirmations} ${confirmations}/${needed}` : TEXT.done;
  return `<li>${usdtText(usdt)} USDT · ${escaped(network)} · ${count}<br><small>${escaped(hash)}</small></li>`;
}
