import { expect, test } from "vitest";
import { canonicalAddress } from "./addresses.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51234", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["[2001:db8:1:2::6]:443", "2001:db8:1:2::"],
  ["2001:db8::1", "2001:db8::"],
  ["2001:0db8:0000:0001::1", "2001:db8:0:1::"],
  ["fe80::1%eth0", "fe80::"],
  // The zeros between what comes before and after them.
  ["1::2:3:4:5:6", "1:0:0:2::"],
  ["1:2:3::", "1:2:3::"],
  ["::1:2:3:4:5", "0:0:0:1::"],
  ["x:y", "x:y"],
  ["::1", "::1"],
  ["::", "::"],
  ["127.0.0.1", "127.0.0.1"],
])("%s counts as %s", (given, counted) => expect(canonicalAddress(given)).toBe(counted));
