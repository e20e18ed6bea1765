import { SHELF } from '@/components/games/when-eagles-fight/sheet/shelf';
import { sheetExchange } from '@/components/sheet/exchange';
import { SHEETS } from '@/lib/games/when-eagles-fight/sheet/kind';

export const exchange = sheetExchange(SHEETS, SHELF);
