import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { Row } from '../../ui/Row';
import type { ProfileLink } from './profileLinks';

/** A link of the profile, as a row. */
export function LinkRow({ link }: { link: ProfileLink }) {
  const { to, icon, tint, label } = link;
  return <Row icon={icon} tint={tint} label={t(label)} hasChevron onPress={() => openSheet(to)} />;
}
