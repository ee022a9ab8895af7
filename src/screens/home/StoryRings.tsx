import { isSeen, type Story } from '../../domain/content/story';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import { Anchor } from '../../ui/Anchor';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './StoryRings.module.css';

type Props = { list: readonly Story[]; seen: readonly string[] };

/** The merchant's stories as rings; a story that was seen has a pale ring. */
export function StoryRings({ list, seen }: Props) {
  const seenKeys = new Set(seen);
  return (
    <ul className={styles.rings} tabIndex={-1} aria-label={t('stories.title')}>
      {list.map((story) => {
        const isOld = isSeen(story, seenKeys);
        return (
          <li key={story.id} className={styles.item}>
            <Anchor className={styles.link} href={paths.story(story.id)}>
              <span className={isOld ? styles.old : styles.fresh}>
                <Picture
                  path={story.image ?? story.items[0]?.image}
                  alt=""
                  width={44}
                  radius="round"
                />
              </span>
              <span className={styles.name} dir="auto" lang={langOf(story.title)}>
                {showText(story.title)}
              </span>
              {!isOld && <VisuallyHidden>{t('stories.unseen')}</VisuallyHidden>}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
