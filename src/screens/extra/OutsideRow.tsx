import { openLink } from '../../flows/openLink';
import type { IconName } from '../../ui/iconNames';
import { Row } from '../../ui/Row';

type Props = { icon: IconName; label: string; href: string; detail?: string | undefined };

/** A row that leaves the shop: calls and mails go to the device, URLs open in a new tab. */
export function OutsideRow({ href, ...row }: Props) {
  const isDeviceLink = /^(tel|mailto):/.test(href);
  return <Row {...row} href={href} onPress={isDeviceLink ? undefined : () => openLink(href)} />;
}
