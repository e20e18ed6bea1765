import { Icon } from '@/components/sheet/panel/icon';
import { PlainFields } from '@/components/sheet/panel/plain-fields';
import { useWords } from '@/components/words/words';
import { formOf } from '@/lib/calc/form';
import { FORT_KINDS, fortSchema, type Fort } from '@/lib/games/nach-paris/sheet/schema';

const FIELDS = formOf(fortSchema);
const fieldsFor = ({ kind }: Fort) =>
  FIELDS.filter(({ name }) => kind === 'feste' || (name !== 'steps' && name !== 'zoc'));
const MOST = 6;

/** The Forts and Festes of a hex. */
export function FortRows({ forts, onChange }: { forts: readonly Fort[]; onChange: (forts: readonly Fort[]) => void }) {
  const t = useWords();
  return (
    <div className="grid gap-2">
      {forts.map((fort, place) => (
        <div key={place} className="card grid gap-2 px-3 py-2">
          <div className="flex items-center gap-2">
            <h3 className="min-w-0 flex-1 font-sans font-semibold">
              {fort.name || t(`hex-sheet.options.kind.${fort.kind}`)}
            </h3>
            <button
              type="button"
              className="btn px-0"
              aria-label={t('hex-sheet.panel.removeFort', {
                fort: fort.name || t(`hex-sheet.options.kind.${fort.kind}`),
              })}
              onClick={() => onChange(forts.filter((_, i) => i !== place))}
            >
              <Icon name="remove" />
            </button>
          </div>
          <PlainFields
            fields={fieldsFor(fort)}
            values={fort}
            owner="hex-sheet"
            onChange={(change) => onChange(forts.map((one, i) => (i === place ? { ...one, ...change } : one)))}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {FORT_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn"
            disabled={forts.length >= MOST}
            onClick={() =>
              onChange([
                ...forts,
                fortSchema.parse(kind === 'feste' ? { kind, category: 'improved-concrete', steps: 2 } : { kind }),
              ])
            }
          >
            + {t(`hex-sheet.options.kind.${kind}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
