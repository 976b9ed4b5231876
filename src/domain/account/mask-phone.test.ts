import { expect, it } from "vitest";
import { maskPhone } from "./mask-phone.ts";

it.each([
  ["01012345678", "010-****-5678"],
  ["0111234567", "011-***-4567"],
])("%s is shown as %s", (phone, shown) => expect(maskPhone(phone)).toBe(shown));
