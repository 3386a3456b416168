import type { Colour } from './colour.ts';

/** How a room is finished. */
export interface RoomStyle {
  readonly wall: Colour;
  /** The wall at the back, if it differs. */
  readonly back?: Colour;
  readonly floor: Colour;
  readonly flooring: 'planks' | 'herringbone' | 'tiles' | 'terrazzo' | 'chequer';
  readonly ceiling: Colour;
  readonly trim: 'stucco' | 'plain' | 'beams';
  readonly skin: 'plaster' | 'brick' | 'wood' | 'tiles' | 'panel';
  readonly accent: Colour;
  readonly second: Colour;
  readonly wood: Colour;
  readonly fabric: Colour;
}

/** The finishes rooms take turns in. */
export const ROOM_STYLES: readonly RoomStyle[] = [
  {
    wall: '#efe9dc',
    floor: '#c49a6c',
    flooring: 'herringbone',
    ceiling: '#faf7ef',
    trim: 'stucco',
    skin: 'plaster',
    accent: '#0e5a4b',
    second: '#c8472b',
    wood: '#8a5f3e',
    fabric: '#d8cdb6',
  },
  {
    wall: '#f2eee4',
    floor: '#d8bf98',
    flooring: 'planks',
    ceiling: '#fbf9f3',
    trim: 'plain',
    skin: 'plaster',
    accent: '#c8472b',
    second: '#2f4f5c',
    wood: '#b98d5d',
    fabric: '#8fa39a',
  },
  {
    wall: '#cdc9bf',
    back: '#bfbab0',
    floor: '#b4afa4',
    flooring: 'terrazzo',
    ceiling: '#d9d5cb',
    trim: 'plain',
    skin: 'panel',
    accent: '#d29b3f',
    second: '#0e5a4b',
    wood: '#7c5638',
    fabric: '#e6dfd0',
  },
  {
    wall: '#b98a5c',
    floor: '#9c6f46',
    flooring: 'planks',
    ceiling: '#a87b50',
    trim: 'beams',
    skin: 'wood',
    accent: '#a8402b',
    second: '#e9dfc9',
    wood: '#6f482d',
    fabric: '#efe6d4',
  },
  {
    wall: '#e9e3d5',
    back: '#a5563c',
    floor: '#8f7b65',
    flooring: 'planks',
    ceiling: '#e6e0d2',
    trim: 'beams',
    skin: 'brick',
    accent: '#2f4f5c',
    second: '#d9a441',
    wood: '#5b4030',
    fabric: '#b7a58a',
  },
  {
    wall: '#dfe2d6',
    back: '#7f988a',
    floor: '#b98f63',
    flooring: 'herringbone',
    ceiling: '#f7f5ec',
    trim: 'stucco',
    skin: 'plaster',
    accent: '#b8562f',
    second: '#e8d9b5',
    wood: '#71492f',
    fabric: '#e9e1cf',
  },
  {
    wall: '#f0e2d0',
    back: '#c98f72',
    floor: '#a9744b',
    flooring: 'planks',
    ceiling: '#f8f2e6',
    trim: 'plain',
    skin: 'plaster',
    accent: '#3d5c55',
    second: '#e2b65c',
    wood: '#7d5437',
    fabric: '#dcc7ab',
  },
  {
    wall: '#e7e6df',
    back: '#2f4a4a',
    floor: '#caa97c',
    flooring: 'planks',
    ceiling: '#f6f4ee',
    trim: 'plain',
    skin: 'plaster',
    accent: '#d07d4f',
    second: '#c9b48a',
    wood: '#a3764b',
    fabric: '#cfd2c8',
  },
  {
    wall: '#f5f0e2',
    floor: '#dcd3c1',
    flooring: 'tiles',
    ceiling: '#fcfaf4',
    trim: 'plain',
    skin: 'plaster',
    accent: '#2d6a73',
    second: '#e0a24a',
    wood: '#c49a68',
    fabric: '#a9bdb4',
  },
];
