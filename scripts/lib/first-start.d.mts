export declare function needsPreparing(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): boolean;
export declare function markPrepared(root: string, since: Date): void;
