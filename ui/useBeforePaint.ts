'use client';
import { useEffect, useLayoutEffect } from 'react';

/**
 * `useLayoutEffect`, without a word where a server draws: React 18 complains there of each effect that runs before the
 * paint, though no effect runs at all.
 */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
