import type { Refusal } from '@/lib/calc/evaluation';

/** What is said over a map until the next change. */
export type Notice =
  | { readonly kind: 'done'; readonly message: string; readonly undo?: (() => void) | undefined }
  /** the address could not be used: what lies on the desk stays as it was */
  | { readonly kind: 'damaged'; readonly refusal: Refusal };
