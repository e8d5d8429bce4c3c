/** What a licence of the insurance regulator can make of an office; their words stand in common.json. */
export const capacities = ['agent', 'posp', 'corporate-agent', 'broker', 'marketing-firm'] as const;
