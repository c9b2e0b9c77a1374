### Environments for learners

envs-bad-choice = { $name } cannot be “{ $value }”. It can be: { $known }.
envs-no-action = There is no action { $action }: the actions are numbered from 0 to below { $count }.
envs-bad-wait = { $agent } must wait if and only if it has nothing to decide; its action_mask says which.
