import { placeOf } from '@/components/desk/aside/place';
import { useGames } from '@/components/shell/games';
import type { Aside } from '@/components/storage/aside';
import { useSpeaker } from '@/components/words/words';

/** What something set aside is called: "<title of the game>: board". */
export function useLabel(): (aside: Aside) => string {
  const { say, has } = useSpeaker();
  const games = useGames();
  return (aside) => {
    const { game, kind, id } = placeOf(aside);
    const known = has(`storage.kinds.${kind}`);
    const what = say({
      key: `storage.kinds.${known ? kind : 'other'}`,
      params: { id: known ? id : [kind, id].filter(Boolean).join(' ') },
    });
    return say({ key: 'storage.of', params: { game: games.find((one) => one.id === game)?.title ?? game, what } });
  };
}
