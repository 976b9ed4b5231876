const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}(?<!\.)$/;

/** True for an IPv4 address in four decimal parts, or an IPv6 address without a zone. */
export function isIpAddress(text: string): boolean {
  return IPV4.test(text) || (/^[\da-f:.]+$/i.test(text) && text.includes(":") && URL.canParse(`http://[${text}]/`));
}
