import type { Colour } from './colour.ts';

/** How a single house looks. */
export interface HousePlan {
  readonly wall: Colour;
  readonly upper?: Colour;
  readonly roof: Colour;
  readonly accent: Colour;
  readonly shape: 'parallel' | 'front' | 'cube';
  readonly w: number;
  readonly rise: number;
  readonly shutters: boolean;
  readonly balcony?: 'boards' | 'iron' | 'glass';
}

/** The houses of each period, in the order in which variants take turns. */
export const HOUSE_PLANS: Record<'1920-1960' | '1961-1980' | '1981-2005' | 'after2006', readonly HousePlan[]> = {
  '1920-1960': [
    { wall: '#eee3ca', roof: '#a3543c', accent: '#3f6b58', shape: 'front', w: 9, rise: 5.2, shutters: true },
    { wall: '#d8b98c', roof: '#8c5241', accent: '#7c3a2a', shape: 'parallel', w: 11, rise: 4.6, shutters: true },
    { wall: '#dfd8c6', roof: '#96604a', accent: '#5d7c86', shape: 'front', w: 8.6, rise: 5.8, shutters: true },
    {
      wall: '#c9b8a3',
      upper: '#7f5b41',
      roof: '#7c4b3c',
      accent: '#e9dfc8',
      shape: 'parallel',
      w: 10,
      rise: 5.2,
      shutters: true,
    },
  ],
  '1961-1980': [
    {
      wall: '#efe8d6',
      upper: '#8a5f3f',
      roof: '#7d5647',
      accent: '#6d4a32',
      shape: 'front',
      w: 13,
      rise: 3,
      shutters: false,
      balcony: 'boards',
    },
    {
      wall: '#e3dcc9',
      roof: '#6f5f57',
      accent: '#b06a3a',
      shape: 'parallel',
      w: 15,
      rise: 2.8,
      shutters: false,
      balcony: 'boards',
    },
    {
      wall: '#f2ecdd',
      roof: '#8a8275',
      accent: '#c8472b',
      shape: 'cube',
      w: 14,
      rise: 0,
      shutters: false,
      balcony: 'iron',
    },
    {
      wall: '#d9cdb6',
      upper: '#6e4b34',
      roof: '#84503f',
      accent: '#3f5b4c',
      shape: 'front',
      w: 12,
      rise: 3.2,
      shutters: false,
      balcony: 'boards',
    },
  ],
  '1981-2005': [
    {
      wall: '#f0dfbb',
      roof: '#a75d43',
      accent: '#4f7060',
      shape: 'front',
      w: 10,
      rise: 4,
      shutters: true,
      balcony: 'iron',
    },
    { wall: '#dcb79b', roof: '#8d5344', accent: '#e9e0cc', shape: 'parallel', w: 12, rise: 3.8, shutters: false },
    {
      wall: '#e7e6da',
      roof: '#66706e',
      accent: '#3c6a84',
      shape: 'front',
      w: 10,
      rise: 4.2,
      shutters: true,
      balcony: 'boards',
    },
  ],
  after2006: [
    {
      wall: '#f3efe4',
      roof: '#cfc9bb',
      accent: '#9a7650',
      shape: 'cube',
      w: 14,
      rise: 0,
      shutters: false,
      balcony: 'glass',
    },
    { wall: '#4e5855', roof: '#3a4442', accent: '#c39a63', shape: 'front', w: 9, rise: 4.8, shutters: false },
    {
      wall: '#b08a62',
      roof: '#5a605c',
      accent: '#39433f',
      shape: 'front',
      w: 9.6,
      rise: 4.2,
      shutters: false,
      balcony: 'glass',
    },
    {
      wall: '#c6c2b6',
      roof: '#b4b0a4',
      accent: '#7a5c40',
      shape: 'cube',
      w: 15,
      rise: 0,
      shutters: false,
      balcony: 'glass',
    },
    { wall: '#e8dfcb', roof: '#7d4c3b', accent: '#2f4640', shape: 'parallel', w: 12, rise: 4, shutters: false },
  ],
};
