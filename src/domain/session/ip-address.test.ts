import { expect, test } from "vitest";
import { isIpAddress } from "./ip-address.ts";

test.each(["127.0.0.1", "0.0.0.0", "255.255.255.255", "9.10.199.249", "::1", "2001:db8::7", "::ffff:10.0.0.1"])(
  "%s is an address",
  (text) => expect(isIpAddress(text)).toBe(true),
);

test.each([
  "",
  "1.2.3",
  "1.2.3.4.",
  "1.2.3.4.5",
  "256.1.1.1",
  "1.2.3.04x",
  "1234",
  ":",
  "::g",
  "1::2::3",
  "fe80::1%eth0",
  "2001:db8::7]/",
  "a.example",
])("%j is none", (text) => expect(isIpAddress(text)).toBe(false));
