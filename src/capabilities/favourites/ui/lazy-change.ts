import { reportFailure } from '#kit/graphql/execute.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import type { HomeList } from './saved-homes.ts';

/** `changeHome`; its code and texts are loaded on the first change. */
export const changeHomeLazily = (list: HomeList, id: number, isOn: boolean): void =>
  void withTexts('favourites', import('./change-home.ts')).then(
    ({ changeHome }) => changeHome(list, id, isOn),
    reportFailure,
  );
