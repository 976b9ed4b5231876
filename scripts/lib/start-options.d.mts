export declare const START_FLAGS: readonly string[];
export declare function startEnvironment(root: string): Record<string, string>;
