import { useSheetParam } from '../../navigation/useSheetParam';
import { AllCategories } from './AllCategories';
import { OneCategory } from './OneCategory';

/** /category: one category with `?id=`, all of them without. */
export function CategoryScreen() {
  const id = useSheetParam('id');
  return id === null ? <AllCategories /> : <OneCategory id={id} />;
}
