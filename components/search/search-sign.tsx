import { Sign } from '@/components/shell/sign';

/** The magnifying glass. */
export const SearchSign = ({ className }: { className?: string }) => (
  <Sign path="M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M13 13l5 5" box={20} {...(className ? { className } : {})} />
);
