import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, press, reload, soon } from '../fixtures/page';
import { add, expectRosters, labels, newForce, openSample, total, untilSaved, verdict } from './steps';

test('a new force is built, saved, and there again after a reload', async () => {
  await newForce('Harbour Watch');
  await add('Conventional', 'light infantry', 'light infantry');
  await soon(labels).toEqual(['Light infantry 1', 'Light infantry 2']);
  await untilSaved();
  await reload();
  await soon(labels).toEqual(['Light infantry 1', 'Light infantry 2']);
  await press('Undo');
  await soon(labels).toEqual(['Light infantry']);
  await openPage('/');
  await expectRosters(['Harbour Watch']);
});

test('a sample opens, and Back leads to the shelf', async () => {
  await openSample('Harbour Watch');
  await soon(verdict).toBe('Legal');
  expect(total('Force cost')).toBe('15 of 15');
  history.back();
  await screen.findByRole('button', { name: 'New pack' });
});
