import fc from 'fast-check';
import { inject } from 'vitest';

// That a property fails is enough: the smallest case that breaks it is no concern here.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });

// What happens while a module loads is of no test, also where one of them is the first to ask for it.
for (const file of inject('files')) await import(/* @vite-ignore */ file);
