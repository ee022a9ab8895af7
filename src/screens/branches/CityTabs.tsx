import type { City } from '../../domain/branch';
import { showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Chips } from '../../ui/Chips';

type Props = { cities: readonly City[]; cityId: string | null; onChoose: (id: string) => void };

/** The cities to choose from; nothing when there is no choice (§2: more than one city). */
export function CityTabs({ cities, cityId, onChoose }: Props) {
  if (cities.length === 0) return null;
  return (
    <Chips
      label={t('branches.city')}
      items={cities.map(({ id, name }) => ({ id, label: showText(name) }))}
      currentId={cityId}
      onChoose={onChoose}
    />
  );
}
