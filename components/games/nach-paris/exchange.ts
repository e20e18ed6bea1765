import { SHELF } from '@/components/games/nach-paris/sheet/shelf';
import { sheetExchange } from '@/components/sheet/exchange';
import { SHEETS } from '@/lib/games/nach-paris/sheet/kind';

export const exchange = sheetExchange(SHEETS, SHELF);
