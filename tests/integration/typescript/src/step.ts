import { dia, util } from '@joint/core';

/** The attributes of a step, in addition to those of every element. */
interface StepAttributes extends dia.Element.Attributes {
    title?: string;
}

const markup = util.svg /* xml */ `
    <rect @selector="body" />
    <text @selector="label" />
`;

/** An element with a title. */
export class Step extends dia.Element<StepAttributes> {
    override preinitialize(): void {
        this.markup = markup;
    }

    override defaults(): Partial<StepAttributes> {
        return {
            ...super.defaults,
            type: 'flow.Step',
            size: { width: 120, height: 56 },
            title: '',
            attrs: {
                body: { width: 'calc(w)', height: 'calc(h)', fill: '#ffffff', stroke: '#333333' },
                label: {
                    x: 'calc(w / 2)',
                    y: 'calc(h / 2)',
                    textAnchor: 'middle',
                    textVerticalAnchor: 'middle',
                    fontSize: 14,
                    fill: '#333333',
                },
            },
        };
    }

    override initialize(attributes?: StepAttributes, options?: dia.Cell.ConstructorOptions): void {
        super.initialize(attributes, options);
        this.on('change:title', () => this.showTitle());
        this.showTitle();
    }

    get title(): string {
        return this.get('title') ?? '';
    }

    set title(title: string) {
        this.set('title', title);
    }

    /** Narrows the type of a cell. */
    static isStep(cell: dia.Cell): cell is Step {
        return cell instanceof Step;
    }

    private showTitle(): void {
        this.attr('label/text', this.title);
    }
}
