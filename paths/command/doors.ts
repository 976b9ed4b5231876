// Shuts what an action could reach the world by: files, network, processes, timers and what a page has of them. Reading
// goes on, and what is shut says so, so that an action is told apart from a fault of its own.
import childProcess from "node:child_process";
import dgram from "node:dgram";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import { ShutDoor } from "../any/run-actions.ts";

const shut = (name: string) => (): never => {
  throw new ShutDoor(name);
};

const WRITING =
  /^(write|append|mkdir|mkdtemp|rm|rmdir|unlink|rename|copyFile|cp|truncate|ftruncate|chmod|chown|lchown|link|symlink|utimes|createWriteStream|open)/;

function shutAll(owner: object, name: string, isShut: (key: string) => boolean): void {
  for (const [key, value] of Object.entries(owner))
    if (typeof value === "function" && isShut(key)) Reflect.set(owner, key, shut(`${name}.${key}`));
}

/** For good: the process ends with its work. Timers never fire, and the console says nothing. */
export function shutDoors(): void {
  shutAll(fs, "fs", (key) => WRITING.test(key));
  shutAll(fs.promises, "fs", (key) => WRITING.test(key));
  shutAll(childProcess, "child_process", (key) => /^[a-z]/.test(key));
  shutAll(dgram, "dgram", (key) => key === "createSocket");
  Reflect.set(net.Socket.prototype, "connect", shut("net"));
  Reflect.set(net.Server.prototype, "listen", shut("net"));
  syncBuiltinESMExports();
  const nothing = (): object => ({ unref: nothing, ref: nothing, hasRef: () => false });
  for (const name of ["setTimeout", "setInterval", "setImmediate"]) Reflect.set(globalThis, name, nothing);
  for (const name of ["fetch", "WebSocket", "EventSource", "BroadcastChannel"])
    Reflect.set(globalThis, name, shut(name));
  for (const name of ["exit", "kill", "abort", "chdir"]) Reflect.set(process, name, shut(`process.${name}`));
}
