import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadNotices } from '../../flows/content/loadNotices';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as notices from '../../stores/content/notices';
import { Badge } from '../../ui/Badge';
import { Row } from '../../ui/Row';

/** Link to the notices, with the unread count. */
export function NoticesRow() {
  const unread = notices.unreadCount(useSnapshot(notices.state));
  useEffect(() => void loadNotices(), []);
  return (
    <Row
      icon="bell"
      tint="red"
      label={t('notices.title')}
      value={unread > 0 ? <Badge tone="chosen">{unread}</Badge> : undefined}
      hasChevron
      onPress={() => openSheet(paths.notifications)}
    />
  );
}
