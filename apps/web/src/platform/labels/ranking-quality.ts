/** Explains the measure of ranking quality to readers who don't know it. */
export const NDCG_MEANING = 'NDCG@10 tells how close the first ten come to the best possible order. 1 is perfect.'
