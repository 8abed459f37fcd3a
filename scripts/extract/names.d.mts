export const NAMED: RegExp;
