import { reportFailure } from '#kit/graphql/execute.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import type { HomeList } from './saved-homes.ts';

/** `changeHome`, whose code and texts come with the first change. */
export const changeHomeLater = (list: HomeList, id: number, isOn: boolean): void =>
  void withTexts('favourites', import('./change-home.ts')).then(
    ({ changeHome }) => changeHome(list, id, isOn),
    reportFailure,
  );
