'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` without React 18's warning on the server. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
