import type { ComponentType } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words/words';

interface Props<Name extends string, Body extends object> {
  /** the words of the page: titles are "<words>.<name>.title" */
  readonly words: string;
  readonly name: Name | undefined;
  readonly bodies: Readonly<Record<Name, ComponentType<Body>>>;
  /** what every one of them gets */
  readonly body: Body;
  onClose(): void;
}

/** The menu of a desk and what it leads to; one at a time. */
export function Dialog<Name extends string, Body extends object>({
  words,
  name,
  bodies,
  body,
  onClose,
}: Props<Name, Body>) {
  const t = useWords();
  const Content: ComponentType<Body> | undefined = name && bodies[name];
  return (
    <Sheet open={name !== undefined} title={t(`${words}.${name ?? 'menu'}.title`)} onClose={onClose}>
      {Content && <Content {...body} />}
    </Sheet>
  );
}
