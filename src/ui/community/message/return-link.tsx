import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { findPage } from "../../../domain/frame/pages/pages.ts";
import { forgetReturn, readReturn } from "../../return-address.ts";
import { Icon } from "../../primitives/icon.tsx";
import { MESSAGE_TEXT } from "./text.ts";

/** Where the member was going when the messages had to be read first. */
export function ReturnLink() {
  const [address] = useState(() => readReturn("messages"));
  if (address === null) return null;
  return (
    <Link
      to={address}
      onClick={() => forgetReturn("messages")}
      className="mb-2 flex h-11 items-center gap-2 rounded-md border border-accent bg-accent-soft px-3 text-sm font-semibold"
    >
      {MESSAGE_TEXT.goOn(findPage(address)?.title)}
      <Icon name="right" size={16} className="ml-auto" />
    </Link>
  );
}
