import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useApp } from "../../app-context.ts";
import { useLayer } from "../../open-layers.ts";

/** One menu of the frame. The dialogs machine says which is open; one that is no longer drawn is closed. */
export function useMenu(name: string) {
  const { dialogs } = useApp().actors;
  const isOpen = useSelector(dialogs, (snapshot) => snapshot.context.menu === name);
  const close = () => dialogs.send({ type: "menu.close" });
  useLayer(isOpen, close);
  useEffect(
    () => () => {
      if (dialogs.getSnapshot().context.menu === name) dialogs.send({ type: "menu.close" });
    },
    [dialogs, name],
  );
  return { isOpen, close, toggle: () => dialogs.send({ type: "menu.toggle", name }) };
}
